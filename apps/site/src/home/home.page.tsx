import { useBrand } from '../shared/installation/installation';
import { faqPage } from '../shared/page/faq-page';
import { PageHead } from '../shared/page/page-head';
import { answers } from './answers';
import { ContinueForm } from './continue-form';
import { Costs } from './costs';
import { Faq } from './faq';
import { Figures } from './figures';
import { Hero } from './hero';
import { Levels } from '../shared/levels/levels';
import { Movers } from './movers';
import { Newest } from './newest';
import { NextReleases } from './next-releases';
import { OpenSteps } from './open-steps';
import { organization, website } from './organization';
import { Platforms } from './platforms';
import { Products } from './products';
import { Risk } from './risk';
import { Sample } from './sample';
import { Slides } from './slides';
import { Trust } from '../shared/page/trust';

export { homeQueries as queries } from './home-queries';

/** `/`: the products, their terms, and how to open an account. */
export function HomePage() {
  const brand = useBrand();
  return (
    <>
      <PageHead
        description={brand.texts.description}
        jsonLd={[organization(brand), website(brand), faqPage(answers(brand))]}
      />
      <ContinueForm />
      <Hero />
      <Sample />
      <Figures />
      <Movers />
      <OpenSteps />
      <Products />
      <Levels />
      <Costs />
      <Platforms />
      <Slides />
      <NextReleases />
      <Newest />
      <Trust />
      <Faq />
      <Risk />
    </>
  );
}
