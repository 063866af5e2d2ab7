import { contentRequests } from '@portal/api-client/content/requests';
import { ChevronLeftIcon, ChevronRightIcon, Container, Icon, IconButton, TextLink, TitleText } from '@portal/ui';
import { styled } from 'styled-components';
import { useRef } from 'react';
import { usePublicData } from '../shared/data/use-public-data';
import { slidesPart } from './home-queries';

const Place = styled.section`
  padding-block: 40px 8px;

  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 40px;
    margin-bottom: 12px;
  }
  h2 {
    font-size: var(--text-20);
  }
  /* Without scripts the strip is scrolled by hand. */
  @media (scripting: none) {
    button {
      display: none;
    }
  }
  @media (max-width: 639.98px) {
    padding-block: 28px 0;
  }
`;

const Strip = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(88%, 520px);
  gap: 24px;
  padding-bottom: 12px;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: thin;
  scrollbar-color: var(--line-strong) transparent;

  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
  @media (max-width: 639.98px) {
    gap: 12px;
  }
`;

const Slide = styled.li`
  position: relative;
  scroll-snap-align: start;

  img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 5 / 2;
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
  }
  h3 {
    margin-top: 12px;
    font-size: var(--text-16);
    line-height: 1.5;
  }
  h3 a {
    color: var(--text);
    text-decoration: none;
  }
  /* The whole of it leads there. */
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover h3 a {
    color: var(--action-text);
    text-decoration: underline;
  }
  p {
    color: var(--text-soft);
    font-size: var(--text-14);
  }
`;

/** The brand's slides, side by side. They never move automatically. Renders nothing if there are none. */
export function Slides() {
  const { data } = usePublicData(contentRequests.slides, undefined, slidesPart);
  const strip = useRef<HTMLUListElement>(null);
  if (!data || data.length === 0) return null;
  /** Moves one slide forward or back, and wraps around at both ends. */
  const move = (step: 1 | -1) => {
    const box = strip.current;
    const [one, two] = box?.children ?? [];
    if (!box || !one || !two) return;
    const last = box.scrollWidth - box.clientWidth;
    const width = two.getBoundingClientRect().left - one.getBoundingClientRect().left;
    const to = box.scrollLeft + step * width;
    if (step > 0) box.scrollTo({ left: box.scrollLeft >= last - 1 ? 0 : to });
    else box.scrollTo({ left: box.scrollLeft <= 1 ? last : to });
  };
  return (
    <Place aria-labelledby="slides-title">
      <Container>
        <header>
          <h2 id="slides-title">平台一览</h2>
          {data.length > 1 && (
            <span>
              <IconButton label="上一张" onClick={() => move(-1)}>
                <Icon of={ChevronLeftIcon} size={20} />
              </IconButton>
              <IconButton label="下一张" onClick={() => move(1)}>
                <Icon of={ChevronRightIcon} size={20} />
              </IconButton>
            </span>
          )}
        </header>
        <Strip ref={strip}>
          {data.map(({ id, title, subtitle, image, href }) => (
            <Slide key={id}>
              <img src={image} width={1200} height={480} alt="" loading="lazy" decoding="async" />
              <h3>
                <TextLink href={href}>
                  <TitleText>{title}</TitleText>
                </TextLink>
              </h3>
              <p>{subtitle}</p>
            </Slide>
          ))}
        </Strip>
      </Container>
    </Place>
  );
}
