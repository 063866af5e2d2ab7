import { parseAmount } from '@portal/rules/money';
import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../core/gateway/gateway';
import { isPaidLater, readPaymentReport } from '../core/payments/payment-report';
import { signatureFault } from '../crypto/payment-signature';
import { readJson } from '../http/read-json';
import { addressList } from '../limits/address-list';
import { refusedCallbacks } from '../observability/refused-callbacks';
import { sampledLog } from '../observability/sampled-log';
import { refuseEvent, settle } from './deposit.store';
import { countUnsigned } from './count-unsigned';

function parse(raw: Buffer): unknown {
  try {
    return readJson(raw.toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * POST /pay/notify/egpay: the channel's callback (docs/rules.md, Payment channel). The signature is over the raw bytes, so they are
 * kept until it has been checked. Answered only after the commit: `SUCCESS`, or `FAIL` for what is not the channel's.
 */
export function mountNotify(app: FastifyInstance, { env, db, ports, log }: Gateway): void {
  const isFromChannel = env.EGPAY_ADDRESSES === '' ? () => true : addressList(env.EGPAY_ADDRESSES);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const unsigned = countUnsigned(db, ports.payment.code, log);
  app.addHook('onClose', unsigned.write);
  const logRefusal = sampledLog((facts) => log.warn(facts, 'callbacks refused'));
  // A stranger's callback leaves counters and not the lines that other requests leave.
  app.post<{ Body: Buffer | undefined }>('/pay/notify/egpay', { logLevel: 'error' }, async (request, reply) => {
    const { code, secrets } = ports.payment;
    const raw = request.body ?? Buffer.alloc(0);
    const header = (name: string) => request.headers[name]?.toString();
    const refuse = (status: number, reason: string) => {
      refusedCallbacks.inc({ channel: code, reason });
      logRefusal({ channel: code, reason });
      return reply.code(status).type('text/plain').send('FAIL');
    };
    const fault = isFromChannel(request.ip)
      ? signatureFault(secrets, header('x-timestamp'), header('x-signature'), raw)
      : 'address';
    if (fault) {
      unsigned.add(fault);
      return refuse(401, fault);
    }
    // What the channel itself has signed stays readable for staff.
    const refuseSigned = async (status: number, reason: string) => {
      await refuseEvent(db, code, reason, raw.toString('utf8').replaceAll('\0', ''), request.ip);
      return refuse(status, reason);
    };
    const report = readPaymentReport(parse(raw));
    if (!report) return refuseSigned(400, 'shape');
    if (isPaidLater(report)) return refuseSigned(400, 'future');
    const verdict = await settle(db, code, report, parseAmount(report.amount, 2), raw.toString('utf8'));
    if (verdict === 'differs') return refuseSigned(409, 'differs');
    log.info({ channel: code, pno: report.pno, verdict }, 'callback');
    return reply.type('text/plain').send('SUCCESS');
  });
}
