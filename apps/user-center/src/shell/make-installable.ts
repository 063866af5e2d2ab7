type ScriptUrls = { createPolicy: (name: string, rules: object) => { createScriptURL: (url: string) => string } };

const WORKER = '/user-center/sw.js';

/** The worker's address as browsers with Trusted Types want it: this one, and no other. */
function workerUrl(): string {
  const { trustedTypes } = window as { trustedTypes?: ScriptUrls };
  return trustedTypes?.createPolicy('portal-worker', { createScriptURL: () => WORKER }).createScriptURL('') ?? WORKER;
}

const link = (rel: string, href: string) =>
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));

/** Lets the app be put on a phone's home screen as the brand's, and opened without a line. Nothing here may hold up a page. */
export function makeInstallable(brandId: string): void {
  const found = INSTALL_ADDRESSES[brandId];
  if (found) {
    link('manifest', found.manifest);
    link('apple-touch-icon', found.touchIcon);
  }
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register(workerUrl()).catch(() => undefined);
  if (document.readyState === 'complete') setTimeout(register);
  else window.addEventListener('load', () => setTimeout(register));
}
