import styled from 'styled-components';
import { buttonLook } from '../button/button-look';
import type { ButtonTone } from '../button/button';
import { TextLink, type TextLinkProps } from './text-link';

export type LinkButtonProps = TextLinkProps & { tone?: ButtonTone; size?: 'normal' | 'small'; wide?: boolean };

const Plain = styled(TextLink)`
  ${buttonLook}
`;

/** A link that looks like a button. It navigates; it does not run an action. */
export function LinkButton({ tone = 'secondary', size, wide, ...rest }: LinkButtonProps) {
  return <Plain data-tone={tone} data-size={size} data-wide={wide || undefined} {...rest} />;
}
