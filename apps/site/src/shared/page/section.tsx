import { Band, Container, TitleText } from '@portal/ui';
import { styled } from 'styled-components';
import type { ReactNode } from 'react';

const Head = styled.header`
  display: grid;
  gap: 8px;
  max-width: 640px;
  margin-bottom: 32px;

  h2 {
    font-size: var(--text-28);
  }
  p {
    color: var(--text-soft);
  }
  @media (max-width: 639.98px) {
    margin-bottom: 20px;

    h2 {
      font-size: var(--text-20);
    }
  }
`;

type Props = { id: string; title: string; lede?: ReactNode; raised?: boolean; children: ReactNode };

/** A section of the home page, with the anchor that the menu links to. */
export function Section({ id, title, lede, raised, children }: Props) {
  return (
    <Band id={id} aria-labelledby={`${id}-title`} data-surface={raised ? 'raised' : undefined}>
      <Container>
        <Head>
          <h2 id={`${id}-title`}>
            <TitleText>{title}</TitleText>
          </h2>
          {lede && <p>{lede}</p>}
        </Head>
        {children}
      </Container>
    </Band>
  );
}
