/** Whether a seed is the one whose hash was shown before the game. */
export async function proven(seed: string, seal: string): Promise<boolean> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(seed));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("") === seal;
}
