import { useBrand } from '../shell/installation';
import { faqPage } from '../shell/faq-page';
import { PageHead } from '../shell/page-head';
import { answers } from './answers';
import { Costs } from './costs';
import { Faq } from './faq';
import { Hero } from './hero';
import { Levels } from './levels';
import { Newest } from './newest';
import { NextReleases } from './next-releases';
import { OpenSteps } from './open-steps';
import { organization, website } from './organization';
import { Platforms } from './platforms';
import { Products } from './products';
import { Risk } from './risk';
import { Slides } from './slides';

export { homeWants as wants } from './home-wants';

/** `/`: what is offered, on what terms, and how to begin. */
export function HomePage() {
  const brand = useBrand();
  return (
    <>
      <PageHead
        description={brand.texts.description}
        jsonLd={[organization(brand), website(brand), faqPage(answers(brand))]}
      />
      <Hero />
      <Slides />
      <Products />
      <Levels />
      <OpenSteps />
      <Newest />
      <NextReleases />
      <Costs />
      <Platforms />
      <Faq />
      <Risk />
    </>
  );
}
