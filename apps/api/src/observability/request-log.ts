import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

/** A page that was sent, or that the browser has already. Everything else about a page is a line: refusals, redirects, defects. */
const isRoutine = ({ routeOptions }: FastifyRequest, { statusCode }: FastifyReply) =>
  routeOptions.config.isPage === true && (statusCode === 200 || statusCode === 304);

/**
 * One line for each request, once it is answered: what was asked, from where, the status and the time. Of pages that visitors were
 * sent as usual, one in `pagesPerLine` has a line.
 */
export class RequestLog extends LogController {
  private pages = 0;

  /** @param pagesPerLine 1: each page has a line */
  constructor(private readonly pagesPerLine: number) {
    super();
  }

  override incomingRequest(): void {
    // The line of the answer says it too.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const facts = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) return reply.log.error({ ...facts, err: error }, 'request errored');
    if (!isRoutine(request, reply)) return reply.log.info(facts, 'request completed');
    this.pages += 1;
    if (this.pages < this.pagesPerLine) return;
    reply.log.info({ ...facts, pages: this.pages }, 'request completed');
    this.pages = 0;
  }
}
