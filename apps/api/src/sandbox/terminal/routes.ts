import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../../core/gateway/gateway';
import { isUserCenterHost, runtimeConfig } from '../../pages/web';
import { terminalPage, terminalTheme } from './terminal-page';

/** The terminal's page. It exists on the site's host only, because its session belongs to that origin. */
export function terminalRoutes(app: FastifyInstance, gateway: Gateway): void {
  app.get<{ Querystring: { login?: string } }>('/sandbox/terminal', async (request, reply) => {
    const { siteOrigin, userCenterOrigin } = runtimeConfig(gateway, request);
    if (isUserCenterHost(gateway, request))
      return reply.header('cache-control', 'no-store').redirect(siteOrigin + request.url);
    const [login = ''] = /^\d{1,18}$/.exec(String(request.query.login ?? '')) ?? [];
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(terminalPage({ brand: gateway.brand, login, userCenterOrigin }));
  });

  app.get('/sandbox/terminal/theme.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(terminalTheme(gateway.brand)),
  );
}
