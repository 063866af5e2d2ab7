import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import styled from 'styled-components';
import { GlobalStyle, ToastProvider, usePriceColour, useTheme, type PriceColour, type ThemeName } from '../src';
import { storyBrand } from '../src/testing/story-brand';

type Choices = { theme?: ThemeName; priceColour?: PriceColour };

/** A story between the texts of a docs page. */
const Sample = styled.div`
  padding: 24px;
  color: var(--text);
  background: var(--background);
`;

/** Puts the choices of the toolbar in force. What is not chosen stays as it is. */
function Chosen({ theme, priceColour }: Choices) {
  const [, chooseTheme] = useTheme();
  const [, choosePriceColour] = usePriceColour();
  useLayoutEffect(() => {
    if (theme) chooseTheme(theme);
  }, [theme, chooseTheme]);
  useLayoutEffect(() => {
    if (priceColour) choosePriceColour(priceColour);
  }, [priceColour, choosePriceColour]);
  return null;
}

/** Renders a story with the providers and styles that an app puts at its root. */
export const withPortal: Decorator = (Story, context) => {
  const { id, globals, parameters, viewMode } = context;
  // A whole page brings a main of its own.
  const alone = parameters['wholePage'] ? 'div' : 'main';
  const Place = viewMode === 'docs' ? Sample : alone;
  return (
    <>
      <Chosen {...(globals satisfies Choices)} />
      <GlobalStyle brand={storyBrand(context)} />
      <ToastProvider>
        <MemoryRouter>
          <Place data-story={id}>
            <Story />
          </Place>
        </MemoryRouter>
      </ToastProvider>
    </>
  );
};
