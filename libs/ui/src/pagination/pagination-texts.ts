export const paginationTexts = {
  label: '分页',
  before: '上一页',
  after: '下一页',
  place: (pageNo: number, pages: number, total: number) => `第 ${pageNo} / ${pages} 页，共 ${total} 条`,
};
