import { calls, type CallSpec } from '@portal/contract';
import type { FastifyInstance } from 'fastify';
import { contentPictures } from './content/routes';
import { handlers } from './domains';
import type { Gateway } from './gateway';
import type { Handler } from './http/handler';
import { staffHosts } from './http/known-hosts';
import { mountCall } from './http/mount';
import { refuseForeignOrigins } from './http/staff-origin';
import { mountHealth } from './observability/health';
import { mountApiReference } from './pages/api-reference';
import { mountStaffPages } from './pages/staff-pages';
import { prepareCalls, prepareServer } from './app';

/**
 * The server of the back office: every staff call and the pages of apps/staff. The public server has neither. In the sandbox the
 * simulators can be reached here too.
 */
export async function buildStaffApp(app: FastifyInstance, gateway: Gateway): Promise<FastifyInstance> {
  await prepareServer(app, gateway, staffHosts);
  mountHealth(app);
  mountApiReference(app, gateway, 'staff');
  await app.register(async (scope) => mountStaffPages(scope, gateway));
  await app.register(async (scope) => contentPictures(scope, gateway));
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    refuseForeignOrigins(scope, gateway);
    await prepareCalls(scope, gateway, 'staff');
    for (const [domain, table] of Object.entries(calls)) {
      const domainHandlers = handlers[domain as keyof typeof handlers] as Record<string, unknown>;
      for (const [name, call] of Object.entries(table) as [string, CallSpec][])
        if (call.access === 'staff' || (call.access === 'sandbox' && gateway.env.MODE === 'sandbox'))
          mountCall(scope, gateway, call, domainHandlers[name] as Handler<CallSpec>);
    }
  });
  return app;
}
