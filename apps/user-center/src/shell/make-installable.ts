type ScriptUrls = { createPolicy: (name: string, rules: object) => { createScriptURL: (url: string) => string } };

const WORKER = '/user-center/sw.js';

/** The service worker's URL. Trusted Types require a policy, which only allows this URL. */
function workerUrl(): string {
  const { trustedTypes } = window as { trustedTypes?: ScriptUrls };
  return trustedTypes?.createPolicy('portal-worker', { createScriptURL: () => WORKER }).createScriptURL('') ?? WORKER;
}

const link = (rel: string, href: string) =>
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));

/** Makes the app installable under the brand and available offline. Nothing here may delay a page. */
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
