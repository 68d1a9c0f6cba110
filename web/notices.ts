/** What the bundle holds of others: their licences as text, and a list that tools read (SPDX). */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

interface Package {
  name: string;
  version: string;
  license: string;
}

const modules = fileURLToPath(new URL("./node_modules/", import.meta.url));
/** Where the text of a licence stands that a package names but does not bring. */
const TEXTS: Record<string, string> = { "Apache-2.0": "typescript/LICENSE.txt" };

const read = (file: string): string => readFileSync(file, "utf-8");

function bundled(): Package[] {
  const { dependencies } = JSON.parse(read(`${modules}../package.json`)) as {
    dependencies: Record<string, string>;
  };
  return Object.keys(dependencies).map(
    (name) => JSON.parse(read(`${modules}${name}/package.json`)) as Package,
  );
}

function licenceText({ name, license }: Package): string {
  const own = readdirSync(modules + name).find((file) => /^licen[cs]e/i.test(file));
  const file = modules + (own === undefined ? (TEXTS[license] ?? "") : `${name}/${own}`);
  if (!existsSync(file) || file === modules) throw new Error(`${name} brings no text of ${license}`);
  return read(file).trim();
}

function spdx(packages: Package[]): string {
  const entries = packages.map(({ name, version, license }, place) => ({
    SPDXID: `SPDXRef-${place + 1}`,
    name,
    versionInfo: version,
    licenseDeclared: license,
    licenseConcluded: license,
    copyrightText: "NOASSERTION",
    downloadLocation: "NOASSERTION",
    filesAnalyzed: false,
    externalRefs: [
      {
        referenceCategory: "PACKAGE-MANAGER",
        referenceType: "purl",
        referenceLocator: `pkg:npm/${name.replace("@", "%40")}@${version}`,
      },
    ],
  }));
  const list = entries.map(({ name, versionInfo }) => `${name}@${versionInfo}`).join(" ");
  return JSON.stringify({
    spdxVersion: "SPDX-2.3",
    dataLicense: "CC0-1.0",
    SPDXID: "SPDXRef-DOCUMENT",
    name: "higgle-page",
    documentNamespace: `urn:higgle-page:${encodeURIComponent(list)}`,
    creationInfo: { created: "2026-01-01T00:00:00Z", creators: ["Tool: higgle-web"] },
    packages: entries,
  });
}

/** Emit `third-party-licenses.txt` and `third-party.spdx.json` beside the page. */
export function notices(): Plugin {
  return {
    name: "notices",
    generateBundle() {
      const packages = bundled();
      const texts = packages.map(
        (one) => `${one.name} ${one.version}: ${one.license}\n\n${licenceText(one)}\n`,
      );
      const source = texts.join(`\n${"-".repeat(78)}\n\n`);
      this.emitFile({ type: "asset", fileName: "third-party-licenses.txt", source });
      this.emitFile({ type: "asset", fileName: "third-party.spdx.json", source: spdx(packages) });
    },
  };
}
