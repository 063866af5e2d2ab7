import { Pagination } from './pagination';

export const Middle = () => <Pagination pageNo={2} pageSize={15} total={64} hrefOf={(page) => `?page=${page}`} />;
