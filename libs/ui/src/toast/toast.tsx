import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import styled, { keyframes } from 'styled-components';
import { IconButton } from '../button/icon-button';
import { XIcon } from '../icon/drawings';
import { Icon } from '../icon/icon';
import { toneColours, type Tone } from '../tone/tone';
import { ToneIcon } from '../tone/tone-icon';
import { useTexts } from '../texts/use-texts';
import { toastTexts } from './toast-texts';

/** Shows a short message for a few seconds. */
export type ShowToast = (text: string, tone?: Tone) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

const arrive = keyframes`from { opacity: 0; transform: translateY(8px); }`;

const Corner = styled.div`
  position: fixed;
  z-index: 60;
  inset: auto 16px calc(16px + env(safe-area-inset-bottom)) auto;
  display: grid;
  gap: 8px;
  width: min(360px, calc(100vw - 32px));
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  color: inherit;

  @media (max-width: 639.98px) {
    inset: calc(12px + env(safe-area-inset-top)) 16px auto;
  }
`;

const Slip = styled.div`
  ${toneColours}
  display: grid;
  grid-template-columns: 20px 1fr auto;
  align-items: center;
  gap: 12px;
  padding: 4px 4px 4px 16px;
  border: 1px solid var(--line);
  border-inline-start: 3px solid var(--tone);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow);
  font-size: var(--text-14);
  animation: ${arrive} 160ms ease-out;

  > svg {
    color: var(--tone);
  }
`;

type Entry = { id: number; text: string; tone: Tone };

const staysMs = 5000;

const never = () => () => undefined;

/**
 * Renders the toasts of an app. The live region exists before the first toast, so that screen readers announce what is added to it.
 * A page that is rendered on the server does not have it yet, because each byte of such a page counts.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const texts = useTexts('toast', toastTexts);
  const counter = useRef(0);
  const corner = useRef<HTMLDivElement>(null);
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  const drop = useCallback((id: number) => setEntries((all) => all.filter((entry) => entry.id !== id)), []);
  const show = useCallback<ShowToast>(
    (text, tone = 'info') => {
      counter.current += 1;
      const id = counter.current;
      // At most three: users do not read more, and more would cover the page.
      setEntries((all) => [...all.filter((entry) => entry.text !== text).slice(-2), { id, text, tone }]);
      setTimeout(() => drop(id), staysMs);
    },
    [drop],
  );

  // A popover, because a modal dialog covers everything else of the page. The one that is shown last is in front.
  useLayoutEffect(() => corner.current?.showPopover?.(), [inBrowser]);
  useLayoutEffect(() => {
    if (entries.length === 0 || !document.querySelector('dialog[open]')) return;
    corner.current?.hidePopover?.();
    corner.current?.showPopover?.();
  }, [entries]);

  return (
    <ToastContext value={show}>
      {children}
      {inBrowser && (
        <Corner ref={corner} role="status" data-print="never" popover="manual">
          {entries.map(({ id, text, tone }) => (
            <Slip key={id} data-tone={tone}>
              <ToneIcon tone={tone} />
              <span>{text}</span>
              <IconButton label={texts.close} onClick={() => drop(id)}>
                <Icon of={XIcon} size={16} />
              </IconButton>
            </Slip>
          ))}
        </Corner>
      )}
    </ToastContext>
  );
}

/** The app's toast. Throws outside a ToastProvider. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
