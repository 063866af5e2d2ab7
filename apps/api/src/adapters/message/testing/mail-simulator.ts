import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A mail as the server received it: the SMTP commands' addresses, and the lines of the mail. */
export interface ReceivedMail {
  greeting: string;
  from: string;
  to: string[];
  raw: string;
}

/** A mail server that speaks SMTP without TLS and keeps what it is given. Refuses a null sender, as most servers do for new mail. */
export async function startMailSimulator({ port = 0 } = {}) {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const state = { isSilent: false, refusesRecipients: false };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    if (!state.isSilent) converse(socket, state, mails);
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    /** New connections get no greeting. */
    setSilent: (isSilent: boolean) => void (state.isSilent = isSilent),
    setRefusing: (refuses: boolean) => void (state.refusesRecipients = refuses),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function converse(socket: Socket, state: { refusesRecipients: boolean }, mails: ReceivedMail[]) {
  const mail: ReceivedMail = { greeting: '', from: '', to: [], raw: '' };
  let buffered = '';
  let isData = false;
  const answer = (line: string) => socket.write(`${line}\r\n`);
  const address = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? '';
  const onLine = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'EHLO' || verb === 'HELO') {
      mail.greeting = line.slice(5);
      answer('250 mail.simulator');
    } else if (verb === 'MAIL') {
      Object.assign(mail, { from: address(line), to: [], raw: '' });
      answer(mail.from === '' ? '550 5.1.7 null sender' : '250 2.1.0 ok');
    } else if (verb === 'RCPT') {
      if (state.refusesRecipients) return answer('550 5.1.1 no such user');
      mail.to.push(address(line));
      answer('250 2.1.5 ok');
    } else if (verb === 'DATA') {
      isData = true;
      answer('354 go on');
    } else if (verb === 'QUIT') socket.end('221 2.0.0 bye\r\n');
    else answer('250 2.0.0 ok');
    return undefined;
  };
  answer('220 mail.simulator ESMTP');
  socket.on('data', (chunk) => {
    buffered += chunk.toString();
    for (let end = buffered.indexOf('\r\n'); end >= 0; end = buffered.indexOf('\r\n')) {
      const line = buffered.slice(0, end);
      buffered = buffered.slice(end + 2);
      if (!isData) onLine(line);
      else if (line === '.') {
        isData = false;
        mails.push({ ...mail });
        answer('250 2.0.0 queued');
      } else mail.raw += `${line.replace(/^\.\./, '.')}\n`;
    }
  });
}
