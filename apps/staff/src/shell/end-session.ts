import { createContext, useContext } from 'react';

/** Forgets everything of the session in this page and shows the sign-in with a reason. */
export const EndSessionContext = createContext<(reason: string) => void>(() => undefined);

export const useEndSession = () => useContext(EndSessionContext);
