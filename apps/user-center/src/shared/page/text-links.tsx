import type { Agreement } from '@portal/contract/kernel';
import { TextLink } from '@portal/ui';
import { useInstallation } from '../browser/installation';

/** Links to legal texts of the site, which open beside the page. */
export function TextLinks({ texts }: { texts: readonly Pick<Agreement, 'id' | 'title' | 'href'>[] }) {
  const { siteOrigin } = useInstallation();
  return texts.map(({ id, title, href }) => (
    <TextLink key={id} href={siteOrigin + href} beside>
      《{title}》
    </TextLink>
  ));
}
