/** History state of a layer opened on this page, so that closing it goes back instead of adding an entry. */
export const openedHere = (layer: string) => ({ openedHere: layer });

/** Whether the history entry was created by opening that layer. */
export const isOpenedHere = (state: unknown, layer: string): boolean =>
  typeof state === 'object' && state !== null && 'openedHere' in state && state.openedHere === layer;
