import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** Whether a seed begins with the line whose hash was shown before the game; browsers hash under https only. */
export const proven = (seed: string, seal: string): boolean =>
  bytesToHex(sha256(utf8ToBytes(seed.split("\n")[0] ?? ""))) === seal;
