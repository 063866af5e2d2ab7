import type { SettingText } from './setting-text';
import { smsSettingTexts } from './sms-setting-texts';

/** Every setting once, in the order of the table. `npm run settings` writes README.md and tools/deploy/portal.env.example from it. */
export const settingTexts: readonly SettingText[] = [
  {
    names: ['MODE'],
    is: '`sandbox`',
    text: 'or `production`: no sandbox route exists',
  },
  {
    names: ['PORT', 'HOST'],
    is: '`8080` `127.0.0.1`',
    text: 'the sandbox listens on loopback only',
  },
  {
    names: ['OPS_PORT', 'OPS_HOST'],
    is: '`0` (off) `127.0.0.1`',
    text: 'Prometheus at `/metrics`; another host needs `OPS_HOST`',
  },
  {
    names: ['BRAND'],
    text: 'a folder of `libs/brand/src`',
    example: { BRAND: '' },
  },
  {
    names: ['THEME'],
    is: "the brand's own",
    text: 'a JSON file of other colours and sizes: `docs/how-to/theme.md`',
  },
  {
    names: ['DATA_DIR'],
    text: 'embedded PostgreSQL, uploads, files of the last releases, sandbox secrets',
  },
  {
    names: ['DATABASE_URL'],
    is: 'embedded',
    text: 'any PostgreSQL from 15 on',
    example: { DATABASE_URL: 'postgres://portal:…@db.internal:5432/portal?sslmode=verify-full' },
    more: 'An address that follows the primary (keepalived, a proxy): the driver takes one host. On another host only with TLS.',
  },
  {
    names: ['REDIS_URL'],
    is: 'none',
    text: "Redis carries the gateways' messages and counts calls; else PostgreSQL and memory",
    more: 'rediss://, or redis:// on this machine.',
  },
  {
    names: ['SECRET_KEY'],
    is: 'made once',
    text: '64 hex digits: encryption and keyed hashes; SECRET_KEYS may stand in its place',
    more: 'The same on every gateway: openssl rand -hex 32',
  },
  {
    names: ['SECRET_KEYS'],
    is: 'none',
    text: 'in place of SECRET_KEY, which is key 1: `2:64 hex digits,1:…`; the first encrypts, the others read what is older (docs/runbooks/keys.md)',
    example: { SECRET_KEYS: '' },
  },
  {
    names: ['BACKUP_RECIPIENT'],
    is: 'none',
    text: 'the public key of `portal backup --new-key`, for which backups are encrypted',
    example: { BACKUP_RECIPIENT: '' },
    more: 'Its secret key restores them: keep it off this machine.',
  },
  {
    names: ['SITE_ORIGIN', 'USER_CENTER_ORIGIN', 'COOKIE_DOMAIN'],
    is: "the sandbox's",
    text: 'addresses of this installation and the domain of its cookies: all three, or none',
    example: {
      SITE_ORIGIN: 'https://www.example.com',
      USER_CENTER_ORIGIN: 'https://user.example.com',
      COOKIE_DOMAIN: 'example.com',
    },
  },
  {
    names: ['STAFF_ORIGIN', 'STAFF_HOST', 'STAFF_PORT'],
    is: '`127.0.0.1`, `PORT` + 1',
    text: 'the back office, never on the public server',
    example: { STAFF_ORIGIN: 'https://staff.example.internal' },
    more: 'The first staff member: portal staff add <e-mail> --name … --role administrator; the second is invited by the first and\napproved with: portal staff approve <number>',
  },
  {
    names: ['STAFF_IDLE_MINUTES'],
    text: 'a staff session without a request ends',
  },
  {
    names: ['REAUTH_AFTER_MINUTES'],
    text: "a customer's session without use asks for the password again on money acts; 0: never",
  },
  {
    names: ['REVIEW'],
    is: '`auto` (`manual` in production)',
    text: 'who decides identity, cards and withdrawals',
  },
  {
    names: ['TRUST_PROXY'],
    is: '`loopback` (none in production)',
    text: 'whose X-Forwarded-* count',
    example: { TRUST_PROXY: 'loopback' },
    more: 'Where the proxy that ends TLS connects from: addresses or networks with commas.',
  },
  {
    names: ['LOG_LEVEL'],
    is: '`warn` (`info` in production)',
    text: '',
  },
  {
    names: ['LOG_PAGES_PER_LINE'],
    text: 'one line for so many public pages that were sent as usual; 1: each',
    more: 'Calls, refusals, redirects, unknown pages and defects have a line each.',
  },
  {
    names: ['EGPAY_URL', 'EGPAY_MERCHANT', 'EGPAY_SECRET'],
    is: 'simulator',
    text: 'payment channel; secrets with commas while changing',
  },
  {
    names: ['EGPAY_ADDRESSES'],
    is: 'any',
    text: "where the channel's notifications come from: addresses and networks with commas",
    more: 'Behind a proxy it takes TRUST_PROXY.',
  },
  {
    names: ['DRAFTS_PER_DAY'],
    text: 'deposits that a customer may submit a day, paid or not',
  },
  ...smsSettingTexts,
  {
    names: ['SMTP_URL'],
    is: 'inbox',
    text: '`smtps://…`, or `smtp://…?requireTLS=true`',
  },
  {
    names: ['MAIL_FROM'],
    is: 'none',
    text: 'sender of every mail: `no-reply@example.com`, or `Name <no-reply@example.com>`',
  },
  {
    names: ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'],
    is: 'none: no push',
    text: 'keys of web push, by `npx web-push generate-vapid-keys`; whom push services write to: `mailto:…` or `https://…`',
    more: 'With other keys customers have to allow push again.',
  },
  {
    names: ['MT5_URL', 'MT5_LOGIN', 'MT5_PASSWORD'],
    is: 'simulator',
    text: 'MetaTrader 5 Web API',
  },
  {
    names: ['MT5_GROUPS', 'MT5_SESSIONS', 'MT5_OFFSET_SECONDS'],
    is: '`real\\*` `8` read',
    text: "masks of the portal's groups; connections; clock less UTC",
  },
  {
    names: ['MT5_TIME_ZONE'],
    is: 'none',
    text: "time zone of the platform's clock before its first reading: `Europe/Athens`, or `America/New_York+7`",
  },
  {
    names: ['MT5_GATEWAY'],
    is: 'none',
    text: "gateway id under which logins have the portal's ids: `docs/platform-commands.md`",
  },
  {
    names: ['MT5_SYMBOLS'],
    is: 'none',
    text: 'mask of the symbols whose prices come from the platform',
    example: { MT5_SYMBOLS: '*' },
  },
  {
    names: ['MT5_SYMBOL_NAMES'],
    is: 'the same',
    text: "the platform's names of symbols: `XAUUSD=GOLD` for one, `*=*.m` for all others, with commas",
  },
  {
    names: ['CALENDAR_FIGURES_URL'],
    is: 'none; made up in the sandbox',
    text: "CSV of the calendar's figures: `docs/adr/0014-calendar.md`",
  },
  {
    names: ['NEWS_FEED_URL'],
    is: 'none',
    text: 'market news on `/news`: an RSS, Atom or JSON feed',
  },
  {
    names: ['FEED_URL', 'FEED_SEED', 'SANDBOX_ALWAYS_OPEN'],
    is: 'walk',
    text: 'quotes by HTTP; else the walk, its seed, markets that never close',
  },
  {
    names: ['SMS_DAILY_PHONE', 'SMS_DAILY_ADDRESS'],
    text: 'codes a day: a phone or mailbox and purpose; an IPv4 address or IPv6 /64',
  },
  {
    names: ['CODES_DAILY_CUSTOMER'],
    text: 'codes a day a customer',
  },
  {
    names: ['CODES_PER_MINUTE', 'CODES_PER_HOUR'],
    text: 'codes of the whole installation; a metric and an alert say when they end',
  },
  {
    names: ['CODES_SEGMENT_PER_MINUTE', 'CODES_SEGMENT_PER_HOUR'],
    text: 'codes a phone segment: nation code and three digits',
  },
  {
    names: ['COOLING_HOURS'],
    is: '`24` (`0` in the sandbox)',
    text: 'new coin addresses and changed passwords wait before a payout',
  },
  {
    names: ['PAYOUT_ACCOUNT', 'PAYOUT_BANK'],
    is: 'none',
    text: 'the account that pays out, and its bank as BIC or CNAPS code, for pain.001',
  },
  {
    names: ['PAYOUT_PROFILES'],
    is: 'one',
    text: "JSON file of the banks' CSV formats: `docs/how-to/payout-files.md`",
  },
  {
    names: ['SETTINGS_LEAD_SECONDS'],
    text: 'an approved change of rates, fees or limits applies this much later at the earliest',
  },
  {
    names: ['SETTINGS_NOTICE_DAYS'],
    text: 'a change of fees or limits that is worse for customers applies this many days later at the earliest, and is told to all; in production at least 7',
  },
  {
    names: ['EXPORT_DAYS'],
    text: "how long a customer's export of their own data can be downloaded before it is deleted",
  },
  {
    names: ['DEMO_CUSTOMER'],
    is: 'none',
    text: 'number of the customer whom `/demo` shows to everybody, read-only; empty: nobody, and no page leads there. The customer also needs the nickname 示例账户. In the sandbox, empty: the demo customer',
  },
  {
    names: ['GUARDRAIL_DELAY_HOURS'],
    text: 'what loosens a limit, a pause or a lock that a customer has set for own protection begins this much later; at least 24',
  },
  {
    names: ['RATE_PER_MINUTE', 'STREAM_PER_ADDRESS'],
    text: 'calls of an address (IPv4, or IPv6 /64) and of a customer, at all gateways; open price streams an address',
  },
  {
    names: ['PAGES_PER_MINUTE'],
    text: 'pages that are made for an address because they are not cached',
  },
  {
    names: ['PHONE_CHECKS_PER_MINUTE'],
    text: 'how often an address may ask whether a phone is registered',
  },
  {
    names: ['PLATFORM_READ_MS', 'PLATFORM_PAYMENT_MS'],
    text: 'how long all reads of MT5 of one request may take, and of a payment; then the last state is shown, or the payment refused',
  },
  {
    names: ['LOGIN_FAILURES_CAPTCHA'],
    text: 'failed logins in ten minutes, all customers, after which every login has a captcha',
  },
  {
    names: ['WEB_DIR'],
    text: 'what was built',
  },
  {
    names: ['REVEAL'],
    is: '`mounted`',
    text: 'or `served`: signed-out visitors see the site before it mounts',
  },
  {
    names: ['CHECK_ANSWERS'],
    text: 'tests: an answer that breaks the contract is a failure',
  },
];
