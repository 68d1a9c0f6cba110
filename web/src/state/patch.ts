/** Patches: what has changed in a scene is worked into a copy, and what stays is shared with the scene before. */
import type { SchemaPatch } from "../generated/wire";

type Folder = Record<string, unknown>;

/** The scene after a patch; the one before stays as it was. */
export function patched<T extends object>(scene: T, patch: Pick<SchemaPatch, "parts" | "lists" | "gone">): T {
  const found = { ...scene };
  const copied = new Map<string, Folder>([["", found as Folder]]);

  /** The object that holds a place, once copied, and its name there. */
  function at(place: string): [Folder, string] {
    const cut = place.lastIndexOf("/");
    const path = place.slice(0, cut);
    let folder = copied.get(path);
    if (folder === undefined) {
      const [above, name] = at(path);
      folder = { ...(above[name] as Folder) };
      above[name] = folder;
      copied.set(path, folder);
    }
    return [folder, place.slice(cut + 1)];
  }

  for (const [place, value] of Object.entries(patch.parts ?? {})) {
    const [folder, name] = at(place);
    folder[name] = value;
  }
  for (const [place, [start, out, fresh]] of Object.entries(patch.lists ?? {})) {
    const [folder, name] = at(place);
    const old = folder[name] as unknown[];
    folder[name] = [...old.slice(0, start), ...fresh, ...old.slice(start + out)];
  }
  for (const place of patch.gone ?? []) {
    const [folder, name] = at(place);
    Reflect.deleteProperty(folder, name);
  }
  return found;
}
