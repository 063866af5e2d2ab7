import { brandOf, withTheme } from '@portal/brand';
import type { FastifyInstance } from 'fastify';
import { connectRedis } from '../adapters/bus/connect-redis';
import { postgresBus } from '../adapters/bus/postgres-bus';
import { redisBus } from '../adapters/bus/redis-bus';
import { captchaDerived } from '../adapters/captcha/captcha-derived';
import { captchaRandom } from '../adapters/captcha/captcha-random';
import { figuresHttp } from '../adapters/figures/figures-http';
import { figuresNone } from '../adapters/figures/figures-none';
import { figuresSandbox } from '../adapters/figures/figures-sandbox';
import { httpFeed } from '../adapters/feed/http-feed';
import { platformFeed } from '../adapters/feed/platform-feed';
import { sandboxWalk } from '../adapters/feed/sandbox-walk';
import { sharedTicks } from '../adapters/feed/shared-ticks';
import { fileFolder } from '../adapters/files/folder';
import { egpayHttp } from '../adapters/payment/egpay-http';
import { egpaySandbox } from '../adapters/payment/egpay-sandbox';
import { messageHttp } from '../adapters/message/message-http';
import { messageInbox } from '../adapters/message/message-inbox';
import { newsHttp } from '../adapters/news/news-http';
import { mt5Dealing } from '../adapters/trading/mt5-sandbox/mt5-dealing';
import { mt5History } from '../adapters/trading/mt5-sandbox/mt5-history';
import { mt5Sandbox } from '../adapters/trading/mt5-sandbox/mt5-sandbox';
import { databaseAttempts } from '../adapters/trading/mt5-web-api/attempts';
import { storedOffsets } from '../adapters/trading/mt5-web-api/clock/offsets.store';
import { mt5WebApi } from '../adapters/trading/mt5-web-api/mt5-web-api';
import { symbolNames } from '../adapters/trading/mt5-web-api/symbol-names';
import { withSymbolNames } from '../adapters/trading/mt5-web-api/with-symbol-names';
import { buildApp, buildStaffApp, createServer } from '../app';
import { checkSecret, keepKeyNoted } from './checks/check-secret';
import { keepContent } from '../content/keep-content';
import { handlers, recurring, reviewQueues, jobs, messageJobs } from './domains';
import type { Env } from './env/env';
import { makeCrypto } from '../crypto/crypto';
import { openDatabase, type Db } from '../database/database';
import type { Gateway } from '../core/gateway/gateway';
import { deleteOldSpool } from '../http/spool-upload';
import { installedBrand } from './installed-brand';
import { migrateJobs, startJobs } from '../jobs/jobs';
import type { LogTarget } from '../observability/log';
import type { ResponseTimes } from '../observability/response-times';
import { measure } from '../observability/metrics';
import { version } from '../observability/version';
import { applySchema } from '../database/apply-schema';
import { addDefaultRoles } from '../core/staff/add-default-roles';
import { offeredInstruments } from '../core/instruments/offered';
import { openStopOuts, openSymbolMargins } from '../core/levels';
import { openSettings } from '../core/settings/settings';
import { Parties } from '../core/health/parties';
import { probeParties } from '../core/health/probe-parties';
import { watchParties } from '../core/health/watch-parties';
import { recordDeliveries } from '../core/messages/record-deliveries';
import { AccountBoard, startAccountPoller } from '../core/live-accounts';
import { relaySoon } from '../core/accounts/platform-outbox';
import { startScheduler } from '../jobs/scheduler';
import { singleRunner, type SingleRunner } from '../jobs/single-runner';
import type { Bus, MovableFeed, PlatformMarket, Ports } from '../ports';
import { openEpoch } from '../core/reconciliation/hash-chain';
import { readTheme } from '../pages/read-theme';
import type { SiteRenderer } from '../pages/site-renderer';
import { readProfiles } from './read-profiles';
import { watchPlatformFaults } from './checks/watch-platform-faults';

export interface ComposeOptions {
  env: Env;
  databaseUrl: string;
  schemaFolder: string;
  /** Identifies the build. Content that another build rendered is rendered again. */
  build: string;
  /** 64 hex digits. */
  secret: string;
  site: SiteRenderer;
  /** The rejections of this process that nobody heard. */
  rejections?: Gateway['rejections'];
  /** Receives the log, a JSON line an event. Default: the standard output. */
  logTo?: LogTarget | undefined;
}

export interface RunningGateway {
  app: FastifyInstance;
  /** The server of the back office. */
  staffApp: FastifyInstance;
  gateway: Gateway;
  metrics: ResponseTimes;
  /** Stops taking work, finishes what is under way, closes everything. Safe to call twice. */
  stop(): Promise<void>;
}

/** Puts the gateway together on a database: schema, ports by mode, jobs, routes. Does not listen. */
export async function compose({
  env,
  databaseUrl,
  schemaFolder,
  build,
  secret,
  site,
  rejections,
  logTo,
}: ComposeOptions): Promise<RunningGateway> {
  const app = createServer(env, logTo);
  const staffApp = createServer(env, logTo);
  const metrics = measure(app);
  const db = openDatabase(databaseUrl);
  const theme = readTheme(env);
  const brand = installedBrand(withTheme(brandOf(env.BRAND), theme), env);
  const crypto = makeCrypto(secret);
  const csvProfiles = readProfiles(env);
  const parties = new Parties(app.log);
  const base = {
    env,
    brand,
    theme,
    db,
    crypto,
    parties,
    csvProfiles,
    reviewQueues,
    content: { version: '' },
    log: app.log,
  };
  app.log.info({ version }, 'starting');
  await migrateJobs(db.pool, app.log);
  await applySchema(db.pool, schemaFolder);
  await openEpoch({ env, db, log: app.log });
  await deleteOldSpool(env.DATA_DIR);
  await checkSecret(db, crypto);
  await addDefaultRoles(db);
  const settings = await openSettings(db, brand, app.log);
  const redis = env.REDIS_URL === '' ? undefined : connectRedis(env.REDIS_URL, app.log);
  redis?.on('ready', () => parties.noteUp('redis'));
  // An error of a connection that has been replaced comes late. One of the present connection closes it, and the next attempt fails too.
  redis?.on('error', (error) => redis.status !== 'ready' && parties.noteAway('redis', error));
  const bus = redis ? redisBus({ redis, log: app.log }) : postgresBus(base);
  const sharing = env.MT5_URL === '' ? undefined : { bus, runner: singleRunner(base, 'platform') };
  const board = sharing && new AccountBoard(sharing.bus, app.log);
  const ports = recordDeliveries(watchParties(await portsOf(env, base, sharing), base), base);
  const groupSource = { brand, log: app.log, trading: ports.trading };
  const stopOuts = sharing && openStopOuts(groupSource);
  const symbolMargins = sharing && openSymbolMargins(groupSource);
  const platformFaults = env.MODE === 'production' ? watchPlatformFaults({ brand, log: app.log, ports }) : undefined;
  const gateway: Gateway = {
    ...base,
    ...(platformFaults && { platformFaults }),
    ...(rejections && { rejections }),
    ...(redis && { redis }),
    ...(board && { accountBoard: board }),
    ...(stopOuts && { stopOuts }),
    ...(symbolMargins && { symbolMargins }),
    get brand() {
      return settings.brand();
    },
    settings,
    ports,
  };
  const content = await keepContent(gateway, build);
  settings.onChange(content.reload);
  let stopping: Promise<void> | undefined;
  await buildApp(app, gateway, handlers, site, () => stopping !== undefined);
  await buildStaffApp(staffApp, gateway, handlers);
  const runner = await startJobs(gateway, { jobs, recurring, messages: messageJobs });
  relaySoon(gateway);
  const ticking = startScheduler(gateway);
  const probing = probeParties(gateway);
  const keyNotes = keepKeyNoted(db, crypto, app.log);
  const polled = { db, log: app.log, brand: gateway.brand, trading: gateway.ports.trading };
  const polling = sharing && startAccountPoller({ ...polled, bus: sharing.bus }, sharing.runner);
  const halt = async () => {
    settings.close();
    stopOuts?.close();
    symbolMargins?.close();
    keyNotes.close();
    content.close();
    await Promise.all([app.close(), staffApp.close()]);
    await probing.close();
    await platformFaults?.close();
    await ticking.stop();
    await polling?.stop();
    await runner.stop();
    await gateway.ports.feed.close();
    await sharing?.runner.stop();
    board?.close();
    await bus.close();
    redis?.disconnect();
    await gateway.ports.calendarFigures.close();
    await gateway.ports.newsFeed?.close();
    await gateway.ports.trading.close?.();
    await db.close();
  };
  return { app, staffApp, gateway, metrics, stop: () => (stopping ??= halt()) };
}

/** How gateways share what one of them asks the trading platform for. */
interface Sharing {
  bus: Bus;
  runner: SingleRunner;
}

async function portsOf(
  env: Env,
  base: Omit<Gateway, 'ports' | 'settings'>,
  sharing: Sharing | undefined,
): Promise<Ports> {
  const files = fileFolder(env.DATA_DIR);
  const news = env.NEWS_FEED_URL === '' ? {} : { newsFeed: newsHttp(env.NEWS_FEED_URL, base.log) };
  if (env.MODE === 'production') {
    const platform = webApiPorts(env, base.db);
    const { db, log } = base;
    const market = sharing
      ? sharedTicks({ market: platform.market, bus: sharing.bus, log }, sharing.runner)
      : platform.market;
    return {
      trading: platform.trading,
      history: platform.history,
      calendarFigures: env.CALENDAR_FIGURES_URL === '' ? figuresNone : figuresHttp(env.CALENDAR_FIGURES_URL, log),
      captcha: captchaRandom,
      payment: egpayHttp(env),
      message: messageHttp(env, base.brand.name),
      feed:
        env.MT5_SYMBOLS === ''
          ? httpFeed(env.FEED_URL, log, db)
          : await platformFeed({ market, db, log, mask: env.MT5_SYMBOLS, published: offeredInstruments(base) }),
      files,
      ...news,
    };
  }
  const feed = await sandboxWalk({ db: base.db, seed: env.FEED_SEED, alwaysOpen: env.SANDBOX_ALWAYS_OPEN });
  return {
    ...(env.MT5_URL === '' ? sandboxTrading(base, feed) : webApiPorts(env, base.db)),
    calendarFigures: figuresSandbox(),
    captcha: captchaDerived(base.crypto),
    feed,
    payment: egpaySandbox(base),
    message: messageInbox(base),
    files,
    ...news,
  };
}

/** The trading platform of production. */
export function webApiPorts(env: Env, db: Db): Pick<Ports, 'trading' | 'history'> & { market: PlatformMarket } {
  const connector = mt5WebApi({
    url: env.MT5_URL,
    login: env.MT5_LOGIN,
    password: env.MT5_PASSWORD,
    attempts: databaseAttempts(db),
    groups: env.MT5_GROUPS.split(','),
    sessions: env.MT5_SESSIONS,
    gateway: env.MT5_GATEWAY,
    timeZone: env.MT5_TIME_ZONE,
    serverOffset: env.MT5_OFFSET_SECONDS === '' ? undefined : Number(env.MT5_OFFSET_SECONDS),
    offsets: storedOffsets(db),
  });
  const trading = withSymbolNames(connector, symbolNames(env.MT5_SYMBOL_NAMES));
  return { trading, history: trading.history, market: trading.market };
}

const sandboxTrading = ({ db, brand }: Pick<Gateway, 'db' | 'brand'>, feed: MovableFeed) => ({
  trading: mt5Sandbox({ db, feed, brand }),
  history: mt5History(db),
  dealing: mt5Dealing({ db, brand, feed }),
});
