import { Container, DarkPanel, Row, TitleText } from '@portal/ui';
import { styled } from 'styled-components';
import type { ReactNode } from 'react';

const Panel = styled(DarkPanel)`
  padding-block: 40px;

  @media (max-width: 639.98px) {
    padding-block: 24px;
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 16px 48px;
  align-items: center;

  > div {
    display: grid;
    gap: 12px;
  }
  h1 {
    font-size: var(--text-40);
  }
  p {
    max-width: 640px;
    color: var(--text-soft);
  }
  > svg {
    width: 240px;
    height: 144px;
  }
  @media (max-width: 899.98px) {
    > svg {
      display: none;
    }
    grid-template-columns: minmax(0, 1fr);

    h1 {
      font-size: var(--text-28);
    }
  }
`;

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 48px;
  margin-top: 12px;

  > div {
    display: grid;
  }
  dt {
    order: 1;
    color: var(--text-soft);
    font-size: var(--text-14);
  }
  dd {
    font-size: var(--text-28);
    font-weight: 600;
    line-height: var(--leading-tight);
  }
  small {
    margin-inline-start: 4px;
    color: var(--text-soft);
    font-size: var(--text-14);
    font-weight: 400;
  }
  @media (max-width: 639.98px) {
    gap: 12px 32px;

    dd {
      font-size: var(--text-20);
    }
  }
`;

type Props = {
  title: ReactNode;
  lede?: ReactNode;
  /** The drawing of the page. */
  picture?: ReactNode;
  /** Facts in large figures. */
  figures?: readonly { name: string; value: ReactNode; unit?: string }[];
  /** Buttons; the primary one first. */
  actions?: ReactNode;
  /** Below the words, such as a search form. */
  children?: ReactNode;
};

/** The head of a page over the full width, in the dark colours: its only h1, a drawing, and what to do first. */
export function PageHero({ title, lede, picture, figures = [], actions, children }: Props) {
  return (
    <Panel>
      <Container>
        <Words>
          <div>
            <h1>
              <TitleText>{title}</TitleText>
            </h1>
            {lede && <p>{lede}</p>}
            {figures.length > 0 && (
              <Figures>
                {figures.map(({ name, value, unit }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>
                      {value}
                      {unit && <small>{unit}</small>}
                    </dd>
                  </div>
                ))}
              </Figures>
            )}
            {actions && <Row data-gap={3}>{actions}</Row>}
            {children}
          </div>
          {picture}
        </Words>
      </Container>
    </Panel>
  );
}
