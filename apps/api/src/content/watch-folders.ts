import { existsSync, readdirSync, watch, type FSWatcher } from 'node:fs';
import { basename, dirname, join } from 'node:path';

interface FolderWatch {
  /** Looks which folders there are now, and watches those. */
  renew(): void;
  close(): void;
}

/**
 * Tells of changes anywhere in a folder: one plain watcher for each folder in it. The recursive one of Node 20 follows files
 * by what they were when it began, and never hears again of one that an editor replaces by renaming a new one over it.
 * @param onChange called as often as the system tells; new folders are watched from the next `renew` on
 * @param onError what cannot be watched, such as one folder more than the system allows
 */
export function watchFolders(root: string, onChange: () => void, onError: (error: unknown) => void): FolderWatch {
  let watchers: FSWatcher[] = [];
  const close = () => {
    for (const watcher of watchers) watcher.close();
    watchers = [];
  };
  const add = (folder: string, only?: string) => {
    try {
      const watcher = watch(folder, { persistent: false }, (_kind, name) => {
        if (only === undefined || name === only) onChange();
      });
      watchers.push(watcher.on('error', onError));
    } catch (error) {
      // It may have gone since it was listed; the folder around it tells of that.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') onError(error);
    }
  };
  return {
    renew() {
      close();
      if (!existsSync(dirname(root))) return;
      // The folder itself may be replaced too.
      add(dirname(root), basename(root));
      if (!existsSync(root)) return;
      add(root);
      for (const entry of readdirSync(root, { recursive: true, withFileTypes: true }))
        if (entry.isDirectory()) add(join(entry.parentPath, entry.name));
    },
    close,
  };
}
