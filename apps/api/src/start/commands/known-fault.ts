import { ContentError } from '../../content/library/content-error';
import { ImportError } from '../../core/imports';
import { SchemaError } from '../../database/schema-error';
import { PostgresStartError } from '../../database/postgres/postgres-start-error';
import { EnvError } from '../../core/errors/env-error';

const connection = /^(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|28P01|28000|3D000|08\w{3})$/;

/** The lines for an operator about a fault that the installation causes. Undefined for a fault of the program. */
export function knownFault(error: unknown): string | undefined {
  const { code = '', port } = error as { code?: string; port?: number };
  const isOurs =
    error instanceof ContentError ||
    error instanceof EnvError ||
    error instanceof ImportError ||
    error instanceof PostgresStartError ||
    error instanceof SchemaError;
  if (isOurs) return error.message;
  if (code === 'EADDRINUSE') return `端口 ${port} 已被占用，请用 PORT=… 换一个端口。`;
  if (code === 'ENOSPC' || code === '53100') return '磁盘空间不足：请清理 DATA_DIR 或数据库所在的磁盘后再启动。';
  return connection.test(code) ? `无法连接 DATABASE_URL 指定的数据库（${code}）。` : undefined;
}
