/** Whether a name is one that editors and file managers leave beside a writer's files: `.001-a.md.swp`, `001-a.md~`, `.DS_Store`. */
export const isScratch = (name: string) => name.startsWith('.') || name.endsWith('~');
