/** Put a text where it can be pasted, on plain http too, where browsers hide the clipboard. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelecting(text);
  }
}

function copyBySelecting(text: string): boolean {
  const box = document.createElement("textarea");
  box.value = text;
  box.className = "hear";
  (document.querySelector("dialog[open]") ?? document.body).append(box);
  const before = document.activeElement;
  box.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the one way without https
  const done = document.execCommand("copy");
  box.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
