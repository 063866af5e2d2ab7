import type { SiteRenderer } from '../pages/site-renderer';

/** No pages but a home page: the gateway's tests are of its calls. */
export const blankSite: SiteRenderer = {
  locate: (url) => ({ key: url }),
  render: async (url) => ({
    status: url === '/' ? 200 : 404,
    html: '<!doctype html><title>site</title>',
    uncached: false,
  }),
  listed: ['/'],
};
