import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { stored } from '../browser/stored';

/** A key of the page or of the open drawer: what it does, for the help, and its act. */
export type Key = {
  key: string;
  label: string;
  run: () => void;
  /** A key of the page that works in its drawers too. */
  everywhere?: true;
};

type Keys = { readonly current: readonly Key[] };

type Registry = {
  /** `layer`: 0 for the page, 1 for a drawer on it. */
  add: (layer: number, keys: Keys) => () => void;
  /** Begins a layer, whose keys work until it is ended. */
  begin: () => () => void;
  /** The keys that work now, the latest part of the page first. */
  all: () => readonly Key[];
  on: boolean;
  turn: (on: boolean) => void;
};

const KeysContext = createContext<Registry | undefined>(undefined);
const LayerContext = createContext(0);

/** Whether a key press belongs to a field or to a dialog that has no keys. Each of the `layers` lies in an open dialog. */
function isForField({ target }: KeyboardEvent, layers: number): boolean {
  if (document.querySelectorAll('dialog[open]').length > layers) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** On a button or a link, Enter and the space bar press it. */
const pressesTarget = ({ key, target }: KeyboardEvent) =>
  (key === 'Enter' || key === ' ') && target instanceof HTMLElement && /^(A|BUTTON|SUMMARY)$/.test(target.tagName);

/** Passes key presses to the parts of the page, or of the open drawer, that have registered keys. A member can turn single keys off (WCAG 2.1.4). */
export function KeysProvider({ children }: { children: ReactNode }) {
  const sources = useRef<{ layer: number; keys: Keys }[]>([]);
  const layers = useRef(0);
  const [on, setOn] = useState(() => stored.read('keys', true));
  const registry = useMemo<Registry>(
    () => ({
      add: (layer, keys) => {
        sources.current.unshift({ layer, keys });
        return () => {
          sources.current = sources.current.filter((one) => one.keys !== keys);
        };
      },
      begin: () => {
        layers.current += 1;
        return () => {
          layers.current -= 1;
        };
      },
      all: () =>
        sources.current.flatMap(({ layer, keys }) =>
          keys.current.filter(({ everywhere }) => everywhere || layer === layers.current),
        ),
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
      if (!registry.on || isForField(event, layers.current) || pressesTarget(event)) return;
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

/** The content of an open drawer: its keys work instead of those of the page. */
export function KeyLayer({ children }: { children: ReactNode }) {
  const layer = useContext(LayerContext) + 1;
  const { begin } = useKeyRegistry();
  useEffect(() => begin(), [begin]);
  return <LayerContext value={layer}>{children}</LayerContext>;
}

/** Registers keys while the component is mounted. They work as soon as its buttons are drawn, so these are layout effects. */
export function useKeys(keys: readonly Key[]): void {
  const { add } = useKeyRegistry();
  const layer = useContext(LayerContext);
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => add(layer, latest), [add, layer]);
}
