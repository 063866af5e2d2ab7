export const tableTexts = { details: '详情' };
