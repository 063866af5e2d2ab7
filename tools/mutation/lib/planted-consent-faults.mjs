const api = (...patterns) => ({ project: 'apps/api', patterns });
const doors = api('src/http/consent', 'src/core/consents');
const texts = 'apps/api/src/core/consents/asked-texts.ts';
const store = 'apps/api/src/core/consents/consents.store.ts';

/**
 * Faults of consent to legal texts, as in planted-faults.mjs.
 * @type {{ name: string, file: string, from: string, to: string, tests: { project: string, patterns: string[] } }[]}
 */
export const consentFaults = [
  {
    name: 'a form is accepted without a text that it needs',
    file: texts,
    from: "texts.every((text) => text.for === 'marketing' || agreed.includes(text))",
    to: 'true',
    tests: doors,
  },
  {
    name: 'the consent to marketing is required',
    file: texts,
    from: "text.for === 'marketing' || agreed.includes(text)",
    to: 'agreed.includes(text)',
    tests: doors,
  },
  {
    name: 'a former version of a text is agreed to',
    file: texts,
    from: 'one.id === id && one.version === version;',
    to: 'one.id === id;',
    tests: doors,
  },
  {
    name: 'a text is agreed to that the form does not show',
    file: texts,
    from: 'if (!isKnown || !isWhole)',
    to: 'if (!isWhole)',
    tests: doors,
  },
  {
    name: 'the newest version of a text is not the present one',
    file: store,
    from: 'from content.legal_text order by id, no desc',
    to: 'from content.legal_text order by id, no',
    tests: doors,
  },
  {
    name: 'a customer who has agreed is asked again',
    file: texts,
    from: ' && !state.agreed.includes(`${text.id} ${text.version}`)',
    to: '',
    tests: doors,
  },
  {
    name: 'a customer is not asked about data that is there',
    file: texts,
    from: 'identity: state.identity,',
    to: 'identity: false,',
    tests: doors,
  },
  {
    name: 'the consents of another customer count',
    file: store,
    from: 'where c.customer_id = $1 and c.withdrawn_at is null)',
    to: 'where $1::bigint is not null and c.withdrawn_at is null)',
    tests: doors,
  },
  {
    name: 'the consents of another customer are listed',
    file: store,
    from: 'where c.customer_id = $1 order by c.id desc',
    to: 'where $1::bigint is not null order by c.id desc',
    tests: doors,
  },
  {
    name: 'the consent of another customer is withdrawn',
    file: store,
    from: ' and c.customer_id = $1 and c.purpose',
    to: ' and $1::bigint is not null and c.purpose',
    tests: doors,
  },
  {
    name: 'a consent that the service needs is withdrawn',
    file: store,
    from: " and c.purpose = 'marketing' and c.withdrawn_at is null returning",
    to: ' and c.withdrawn_at is null returning',
    tests: doors,
  },
  {
    name: 'the refusal does not say that a consent stays',
    file: 'apps/api/src/customer/withdraw-consent.ts',
    from: "isFixed ? 'customer.consentFixed' : 'customer.consent'",
    to: "'customer.consent'",
    tests: doors,
  },
  {
    name: 'a consent is withdrawn twice',
    file: 'apps/api/src/core/consents/read-consents.ts',
    from: "purpose === 'marketing' && withdrawn_at === null",
    to: "purpose === 'marketing'",
    tests: doors,
  },
  {
    name: 'the consent of a customer who was not registered is recorded',
    file: 'apps/api/src/customer/create-account.ts',
    from: 'await addConsents(tx, id,',
    to: 'await addConsents(db, id,',
    tests: doors,
  },
  {
    name: 'the consent to an identity card that was not stored is recorded',
    file: 'apps/api/src/identity/add-id-card.ts',
    from: 'await addConsents(tx,',
    to: 'await addConsents(gateway.db,',
    tests: doors,
  },
  {
    name: 'a bank card is stored before its consent',
    file: 'apps/api/src/identity/add-bank.ts',
    from: "    await addConsents(tx, customerId, { texts, way: 'card', address });\n    return row;\n  });",
    to: "    return row;\n  });\n  await addConsents(gateway.db, customerId, { texts, way: 'card', address });",
    tests: doors,
  },
  {
    name: 'the hash is of the HTML',
    file: 'apps/api/src/content/library/legal-texts.ts',
    from: 'update(`${title}\\n${text}`)',
    to: 'update(article.html)',
    tests: api('src/content/legal-text', 'src/http/consent'),
  },
  {
    name: 'other words under one version are not stored',
    file: 'apps/api/src/content/content.store.ts',
    from: 'where l.no is null or (l.hash, l.version) <> (n.hash, n.version)',
    to: 'where l.no is null or l.version <> n.version',
    tests: api('src/content/legal-text'),
  },
  {
    name: 'the archive shows the words of another version',
    file: store,
    from: "'select html from content.legal_text where hash = $1 order by no limit 1'",
    to: "'select html from content.legal_text where $1::text is not null order by no desc limit 1'",
    tests: doors,
  },
];
