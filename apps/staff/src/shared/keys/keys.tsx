import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { stored } from '../browser/stored';

/** A key of the page that is shown: what it does, for the help, and its act. */
export type Key = { key: string; label: string; run: () => void };

type Registry = {
  add: (source: { current: readonly Key[] }) => () => void;
  /** The keys that work now, the latest part of the page first. */
  all: () => readonly Key[];
  on: boolean;
  turn: (on: boolean) => void;
};

const KeysContext = createContext<Registry | undefined>(undefined);

/** Whether a key press belongs to a field or to a dialog and not to the page. */
function isForField({ target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** On a button or a link, Enter and the space bar press it. */
const pressesTarget = ({ key, target }: KeyboardEvent) =>
  (key === 'Enter' || key === ' ') && target instanceof HTMLElement && /^(A|BUTTON|SUMMARY)$/.test(target.tagName);

/** Passes key presses to the parts of the page that have registered keys. A member can turn single keys off (WCAG 2.1.4). */
export function KeysProvider({ children }: { children: ReactNode }) {
  const sources = useRef<{ current: readonly Key[] }[]>([]);
  const [on, setOn] = useState(() => stored.read('keys', true));
  const registry = useMemo<Registry>(
    () => ({
      add: (source) => {
        sources.current.unshift(source);
        return () => {
          sources.current = sources.current.filter((one) => one !== source);
        };
      },
      all: () => sources.current.flatMap(({ current }) => current),
      on,
      turn: (value) => {
        stored.write('keys', value);
        setOn(value);
      },
    }),
    [on],
  );
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return;
      if (!registry.on || isForField(event) || pressesTarget(event)) return;
      const found = registry.all().find(({ key }) => key === event.key);
      if (!found) return;
      event.preventDefault();
      found.run();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [registry]);
  return <KeysContext value={registry}>{children}</KeysContext>;
}

/** The key registry. Throws outside a KeysProvider. */
export function useKeyRegistry(): Registry {
  const registry = useContext(KeysContext);
  if (!registry) throw new Error('useKeys needs a KeysProvider above it');
  return registry;
}

/** Registers keys while the component is mounted. */
export function useKeys(keys: readonly Key[]): void {
  const { add } = useKeyRegistry();
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => add(latest), [add]);
}
