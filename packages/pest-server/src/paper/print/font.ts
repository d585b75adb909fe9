/** The one face of what is printed, in text and in charts; the name that pdfmake and ECharts meet by. */
export const printFont = 'NotoSansSC';
