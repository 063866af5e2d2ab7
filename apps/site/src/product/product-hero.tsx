import { Container, DarkPanel, LinkButton, Row, TitleText } from '@portal/ui';
import { styled } from 'styled-components';
import type { ReactNode } from 'react';
import { ProductIllustration } from '../shared/illustrations/product-illustration';
import type { ProductText } from './product-text';

const Panel = styled(DarkPanel)`
  padding-block: 40px 48px;

  @media (max-width: 639.98px) {
    padding-block: 24px 32px;
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 16px 48px;
  align-items: center;
  margin-bottom: 24px;

  h1 {
    font-size: var(--text-40);
  }
  p {
    max-width: 560px;
    margin-block: 12px 20px;
    color: var(--text-soft);
  }
  > svg {
    width: 300px;
    height: 180px;
  }
  @media (max-width: 899.98px) {
    grid-template-columns: minmax(0, 1fr);

    > svg {
      width: 120px;
      height: 72px;
      order: -1;
    }
    h1 {
      font-size: var(--text-28);
    }
  }
`;

type Props = Pick<ProductText, 'slug' | 'title' | 'lede'> & { children: ReactNode };

/** The head of a product page: what it offers, its picture, and the live board below. */
export function ProductHero({ slug, title, lede, children }: Props) {
  return (
    <Panel>
      <Container>
        <Words>
          <div>
            <h1>
              <TitleText>{title}</TitleText>
            </h1>
            <p>{lede}</p>
            <Row data-gap={3}>
              <LinkButton href="/register" tone="primary">
                立即开户
              </LinkButton>
              <LinkButton href={`/market?zone=${slug}`}>查看行情</LinkButton>
            </Row>
          </div>
          <ProductIllustration of={slug} />
        </Words>
        {children}
      </Container>
    </Panel>
  );
}
