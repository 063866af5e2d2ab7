import { TextLink, VisuallyHidden } from '@portal/ui';
import { useLocation } from 'react-router-dom';
import { useCan } from '../shared/session/me';
import { navGroups } from './nav-items';
import { useCounts } from './use-counts';

/** The item whose page is open: the longest path that the address begins with. */
function currentOf(pathname: string): string {
  const all = navGroups.flatMap(({ items }) => items.map(({ href }) => href));
  const found = all.filter((href) => pathname === href || pathname.startsWith(`${href}/`));
  return found.sort((a, b) => b.length - a.length)[0] ?? '/';
}

function Counter({ open, late, what }: { open: number; late: boolean; what: string }) {
  return (
    <span data-part="count" data-late={late}>
      {open}
      <VisuallyHidden>{what}</VisuallyHidden>
    </span>
  );
}

/** The pages that the member may open, with the number of items that wait behind each. */
export function Navigation({ open }: { open: boolean }) {
  const { pathname } = useLocation();
  const can = useCan();
  const counts = useCounts();
  const current = currentOf(pathname);
  const groups = navGroups
    .map(({ label, items }) => ({ label, items: items.filter(({ needs }) => needs.length === 0 || can(...needs)) }))
    .filter(({ items }) => items.length > 0);
  return (
    <nav id="navigation" aria-label="后台导航" data-open={open}>
      {groups.map(({ label, items }) => (
        <section key={label} aria-label={label}>
          <h2>{label}</h2>
          <ul>
            {items.map(({ href, label: name }) => {
              const count = counts.get(href);
              return (
                <li key={href}>
                  <TextLink href={href} aria-current={href === current ? 'page' : undefined}>
                    {name}
                    {count && count.open > 0 && <Counter {...count} what={href === '/' ? ' 项警报' : ' 项待处理'} />}
                  </TextLink>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </nav>
  );
}
