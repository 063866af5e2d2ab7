import { createContext, use, useMemo, useState, type ReactNode } from 'react';

type CustomerSearch = { search: string; setSearch: (search: string) => void };

const CustomerSearchContext = createContext<CustomerSearch | undefined>(undefined);

/**
 * Keeps what customers are searched by until the session ends. It may be a phone, an identity or a card number, so it is in memory
 * alone: an address would leave it in the browser's history.
 */
export function CustomerSearchProvider({ children }: { children: ReactNode }) {
  const [search, setSearch] = useState('');
  const value = useMemo(() => ({ search, setSearch }), [search]);
  return <CustomerSearchContext value={value}>{children}</CustomerSearchContext>;
}

/** The search for customers. Throws outside a CustomerSearchProvider. */
export function useCustomerSearch(): CustomerSearch {
  const value = use(CustomerSearchContext);
  if (!value) throw new Error('useCustomerSearch needs a CustomerSearchProvider above it');
  return value;
}
