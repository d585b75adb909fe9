/** Faces for what is drawn for paper and files; Chinese ones first: of some systems' own faces figures are too wide. */
export const paperFaces =
  "'PingFang SC','Hiragino Sans GB','Microsoft YaHei','Noto Sans SC','Noto Sans CJK SC',Arial,sans-serif";
