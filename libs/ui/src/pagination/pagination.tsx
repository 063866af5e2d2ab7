import styled from 'styled-components';
import { Button } from '../button/button';
import { LinkButton } from '../link/link-button';
import { useTexts } from '../texts/use-texts';
import { paginationTexts } from './pagination-texts';

type Common = { pageNo: number; pageSize: number; total: number; label?: string };

/** `hrefOf` for pages in the URL, `onPage` otherwise. */
export type PaginationProps = Common &
  ({ hrefOf: (pageNo: number) => string; onPage?: never } | { onPage: (pageNo: number) => void; hrefOf?: never });

const Bar = styled.nav`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 16px;
  padding-block: 16px;
  color: var(--text-soft);
  font-size: var(--text-14);
`;

/** Page number and links to the neighbouring pages. Renders nothing for a single page. */
export function Pagination({ pageNo, pageSize, total, label, hrefOf, onPage }: PaginationProps) {
  const texts = useTexts('pagination', paginationTexts);
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;

  const step = (to: number, text: string) => {
    const outside = to < 1 || to > pages;
    if (hrefOf && !outside) {
      return (
        <LinkButton size="small" href={hrefOf(to)}>
          {text}
        </LinkButton>
      );
    }
    return (
      <Button size="small" unavailable={outside} onClick={() => onPage?.(to)}>
        {text}
      </Button>
    );
  };
  return (
    <Bar aria-label={label ?? texts.label}>
      {step(pageNo - 1, texts.before)}
      <span>{texts.place(pageNo, pages, total)}</span>
      {step(pageNo + 1, texts.after)}
    </Bar>
  );
}
