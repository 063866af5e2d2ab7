import { productZones } from '@portal/brand';
import { Container, Notice, Skeleton, TextLink } from '@portal/ui';
import { styled } from 'styled-components';
import { lazy, Suspense } from 'react';
import { useBrand } from '../shared/installation/installation';
import { useInstruments } from '../shared/market/use-instruments';
import { zoneOf } from '../shared/market/zones';
import { breadcrumbs } from '../shared/page/breadcrumbs';
import { faqPage } from '../shared/page/faq-page';
import { PageHead } from '../shared/page/page-head';
import { ProductHero } from './product-hero';
import { symbolsOf } from './product-queries';
import { ProductSections } from './product-sections';
import type { ProductText } from './product-text';

const ProductBoard = lazy(async () => ({ default: (await import('./interactive-parts')).ProductBoard }));

/** As high as the board, so that nothing moves when it comes. */
const Waiting = styled.div`
  min-height: 720px;
`;

const Warning = styled(Container)`
  padding-block: 40px;
`;

/** The page of a product kind: live chart and calculator first, then its sections in their own order. */
export function ProductPage({ text }: { text: ProductText }) {
  const { name, texts } = useBrand();
  const { data: rows } = useInstruments(symbolsOf(text.slug));
  const zone = zoneOf(productZones[text.slug]);
  return (
    <>
      <PageHead
        title={text.searchTitle}
        description={`${name}${text.description}`}
        jsonLd={[breadcrumbs([text.title, `/product/${text.slug}`]), faqPage(text.questions)]}
      />
      <ProductHero slug={text.slug} title={text.title} lede={text.lede}>
        <Suspense fallback={<Waiting />}>
          {rows ? <ProductBoard name={zone?.name ?? ''} rows={rows} first={text.example} /> : <Skeleton lines={12} />}
        </Suspense>
      </ProductHero>
      <ProductSections text={text} rows={rows} />
      <Warning as="section" aria-label="风险披露">
        <Notice tone="warn" action={<TextLink href="/legal/risk-warning">阅读完整风险披露</TextLink>}>
          {texts.riskWarning}
        </Notice>
      </Warning>
    </>
  );
}
