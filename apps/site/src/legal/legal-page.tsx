import { Button, Container, PageHeading, PrinterIcon, Prose, styled } from '@portal/ui';
import { useBrand } from '../shell/installation';
import { PageHead } from '../shell/page-head';
import { legalVersion, type LegalTextOf } from './legal-text';

const Columns = styled.div`
  display: grid;
  gap: 32px 64px;
  grid-template-columns: minmax(0, 1fr);
  padding-block: 24px 72px;
  border-top: 1px solid var(--line);

  @media (min-width: 900px) {
    grid-template-columns: 220px minmax(0, 720px);

    > nav {
      position: sticky;
      top: 88px;
      align-self: start;
    }
  }
`;

const Contents = styled.ol`
  display: grid;
  gap: 6px;
  padding-inline-start: 1.75em;
  list-style: decimal;
  font-size: var(--text-14);

  li::marker {
    color: var(--ink-faint);
  }
  a {
    color: var(--ink-soft);
    text-decoration: none;
  }
  a:hover {
    color: var(--action-text);
    text-decoration: underline;
  }
`;

const { version, updated } = legalVersion;

/** A legal text: numbered, anchored, printable, with its version and date. */
export function LegalPage({ textOf }: { textOf: LegalTextOf }) {
  const { title, description, lede, sections } = textOf(useBrand());
  return (
    <Container>
      <PageHead title={title} description={description} />
      <PageHeading
        title={title}
        lede={
          <>
            版本 {version} · 最后更新 <time dateTime={updated}>{updated}</time>
          </>
        }
        actions={
          <Button size="small" data-print="never" onClick={() => window.print()}>
            <PrinterIcon size={16} />
            打印
          </Button>
        }
      />
      <Columns>
        <nav aria-label="目录">
          <Contents>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </Contents>
        </nav>
        <Prose>
          <p>{lede}</p>
          {sections.flatMap((section, index) => [
            <h2 key={section.id} id={section.id}>
              {index + 1}. {section.title}
            </h2>,
            ...section.blocks.map((block, at) =>
              typeof block === 'string' ? (
                <p key={`${section.id}-${at}`}>{block}</p>
              ) : (
                <ul key={`${section.id}-${at}`}>
                  {block.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              ),
            ),
          ])}
        </Prose>
      </Columns>
    </Container>
  );
}
