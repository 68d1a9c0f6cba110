/** The message catalogue: the same Fluent files that Python reads, one language at a time. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["en", "ru", "cs", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

const files = import.meta.glob<string>("../../src/higgle/speech/*/*.ftl", {
  query: "?raw",
  import: "default",
});

/** All messages of one language. */
export async function bundle(language: Language): Promise<FluentBundle> {
  const messages = new FluentBundle(language, { useIsolating: false });
  const wanted = Object.keys(files).filter((path) => path.includes(`/speech/${language}/`));
  for (const path of wanted.sort()) {
    const text = await files[path]?.();
    if (text !== undefined) messages.addResource(new FluentResource(text));
  }
  return messages;
}
