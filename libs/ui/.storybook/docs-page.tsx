import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { themes } from 'storybook/theming';
import { useTheme } from '../src';

/** The frame of a component's docs page, light or dark as its stories are. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const [theme] = useTheme();
  return <DocsContainer {...props} theme={themes[theme]} />;
}
