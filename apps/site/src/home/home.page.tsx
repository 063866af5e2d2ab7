import { useBrand } from '../shell/installation';
import { PageHead } from '../shell/page-head';
import { Costs } from './costs';
import { Faq } from './faq';
import { Hero } from './hero';
import { Levels } from './levels';
import { NextReleases } from './next-releases';
import { OpenSteps } from './open-steps';
import { Platforms } from './platforms';
import { Products } from './products';
import { Risk } from './risk';

/** `/`: what is offered, on what terms, and how to begin. */
export function HomePage() {
  const { texts } = useBrand();
  return (
    <>
      <PageHead description={texts.description} />
      <Hero />
      <Products />
      <Levels />
      <OpenSteps />
      <NextReleases />
      <Costs />
      <Platforms />
      <Faq />
      <Risk />
    </>
  );
}
