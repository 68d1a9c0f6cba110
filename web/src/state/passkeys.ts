/** Keys of devices, made and shown by the browser. */

/** Whether this browser can make one for this page: an address of numbers has none. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential !== "undefined" &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential &&
  !/^[\d.]+$|:/.test(location.hostname);

/** What the device has made or signed; null if the person has thought better of it. */
async function readCredential(asked: Promise<Credential | null>): Promise<object | null> {
  try {
    const shown = await asked;
    return shown instanceof PublicKeyCredential ? (shown.toJSON() as object) : null;
  } catch (trouble) {
    if (trouble instanceof DOMException) return null;
    throw trouble;
  }
}

/** Make a passkey on this device. */
export const makePasskey = (options: object): Promise<object | null> =>
  readCredential(
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        options as PublicKeyCredentialCreationOptionsJSON,
      ),
    }),
  );

/** Let the person choose a passkey, and sign with it. */
export const signWithPasskey = (options: object): Promise<object | null> =>
  readCredential(
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        options as PublicKeyCredentialRequestOptionsJSON,
      ),
    }),
  );
