import type { ComponentPropsWithRef } from 'react';
import { Link, useInRouterContext } from 'react-router-dom';

export type TextLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** A path of this app (followed without a reload), a hash, or a full URL. */
  href: string;
  /** Opens in a new tab; the link's text should say so. */
  beside?: boolean;
};

// What is below `/demo` is the user centre, on the site's host.
const ofThisApp = (href: string) => /^\/(?!\/|demo(?:\/|$))/.test(href) || href.startsWith('?');

/** A link. Paths go through the router when there is one; everything else is a plain anchor. */
export function TextLink({ href, beside, children, ...rest }: TextLinkProps) {
  const routed = useInRouterContext();
  if (beside) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
      </a>
    );
  }
  if (routed && ofThisApp(href) && rest.download === undefined) {
    return (
      <Link to={href} discover="none" {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
