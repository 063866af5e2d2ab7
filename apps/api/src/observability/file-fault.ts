/** Why a JSON file could not be read: the code of the system, or `JSON`. A message would contain its path or a part of it. */
export const fileFault = (error: unknown): string => (error as { code?: string }).code ?? 'JSON';
