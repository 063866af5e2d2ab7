import { brands, defaultBrand } from '@portal/brand';
import type { Preview } from '@storybook/react-vite';
import { initialTheme } from '../src';
import { DocsPage } from './docs-page';
import { withPortal } from './with-portal';

// Storybook writes lang="en"; the browser chooses the fonts of Chinese text by it.
document.documentElement.lang = 'zh-CN';
initialTheme();

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withPortal],
  parameters: {
    layout: 'fullscreen',
    // The surface behind a story is the theme's.
    backgrounds: { disable: true },
    docs: { container: DocsPage },
  },
  // Without a choice, the system decides on the theme and red is up.
  initialGlobals: { brand: defaultBrand },
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.values(brands).map(({ id, name }) => ({ value: id, title: name })),
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    priceColour: {
      description: 'Price colours',
      toolbar: {
        title: 'Price colours',
        icon: 'graphline',
        dynamicTitle: true,
        items: [
          { value: 'red-up', title: 'Red up' },
          { value: 'green-up', title: 'Green up' },
          { value: 'safe', title: 'Colour-blind safe' },
        ],
      },
    },
  },
};

export default preview;
