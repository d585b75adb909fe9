/**
 * Our drawings: stroke paths in a 20 × 20 box, each a constant of its own, so that a host pays for the ones it shows.
 */
export type IconPath = `M${string}`;

export const alertIcon = 'M10 3 2.5 16.5h15L10 3Zm0 5v4m0 2.4v.1';
export const arrowDownIcon = 'M10 4v12m-4-4 4 4 4-4';
export const arrowUpIcon = 'M10 16V4M6 8l4-4 4 4';
export const backIcon = 'M12 4 6 10l6 6';
export const bellIcon = 'M5 14V9a5 5 0 0 1 10 0v5l1.5 1.5h-13L5 14Zm3 1.5a2 2 0 0 0 4 0';
export const calendarIcon = 'M3.5 5.5h13v11h-13zM3.5 8.5h13M7 3.5v3M13 3.5v3';
export const bugIcon = 'M7 8.5a3 3 0 0 1 6 0v4a3 3 0 0 1-6 0zM3.5 10H7m6 0h3.5M4 15l3-2m6 0 3 2M6 4l2 2m6-2-2 2';
export const calendarCheckIcon = 'M3.5 5.5h13v11h-13zM7 3.5v3M13 3.5v3M7 11.2l2.2 2.2 4-4';
export const calendarCrossIcon = 'M3.5 5.5h13v11h-13zM7 3.5v3M13 3.5v3M7.8 9l4.4 4.4M12.2 9l-4.4 4.4';
export const cameraIcon = 'M3 6.5h3l1.5-2h5l1.5 2h3v9H3zM10 8.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z';
export const checkIcon = 'M4 10.5l4 4 8-9';
export const chemicalIcon = 'M8 3h4M8.5 3v5L4.5 15a1.4 1.4 0 0 0 1.2 2h8.6a1.4 1.4 0 0 0 1.2-2l-4-7V3M6.5 12.5h7';
export const chevronDownIcon = 'M5 8l5 5 5-5';
export const chevronRightIcon = 'M8 5l5 5-5 5';
export const chevronUpIcon = 'M5 12l5-5 5 5';
export const clockIcon = 'M10 2.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4ZM10 6v4l2.8 1.8';
export const closeIcon = 'M5 5l10 10M15 5 5 15';
export const columnsIcon = 'M3.5 4.5h13v11h-13zM8 4.5v11M12 4.5v11';
export const copyIcon = 'M7 7h9v9H7zM13 7V4H4v9h3';
export const customerIcon = 'M3.5 16.5v-11h7v11m0-8h6v8m-14 0h15M6 8.5h2M6 11.5h2M13 11.5h1';
export const downloadIcon = 'M10 3v9m-4-3.5 4 4 4-4M3.5 16.5h13';
export const dragIcon =
  'M7.5 4.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4ZM12.5 4.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4ZM7.5 9.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4ZM12.5 9.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4ZM7.5 14.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4ZM12.5 14.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4Z';
export const editIcon = 'M4 16l.8-3.4L13 4.4l2.6 2.6-8.2 8.2L4 16Zm7.4-9.9 2.6 2.6';
export const externalIcon = 'M8 5H4.5v10.5H15V12M11 4.5h4.5V9m0-4.5L9 11';
export const eyeIcon =
  'M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5Zm7.5-2.2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Z';
export const eyeOffIcon =
  'M4 4l12 12M8 5.3A7 7 0 0 1 10 5c5 0 7.5 5 7.5 5a13 13 0 0 1-2.2 2.8M12 14.7a7 7 0 0 1-2 .3c-5 0-7.5-5-7.5-5a13 13 0 0 1 2.2-2.8';
export const filterIcon = 'M3.5 5.5h13M6 10h8M8.5 14.5h3';
export const fitIcon = 'M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4';
export const flagIcon = 'M5 17V3.5M5 4h10.5l-2.2 3.5 2.2 3.5H5';
export const floorPlanIcon = 'M3.5 3.5h13v13h-13zM3.5 10H8m3 0h5.5M10 16.5V13m0-3V3.5';
export const folderIcon = 'M3 5h5l1.5 2H17v9H3zM3 8.5h14';
export const globeIcon =
  'M10 2.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4ZM2.8 10h14.4M10 2.8c2.4 2 3 4.8 3 7.2s-.6 5.2-3 7.2c-2.4-2-3-4.8-3-7.2s.6-5.2 3-7.2Z';
export const heatMapIcon =
  'M10 17c-3.3 0-5.5-2.2-5.5-5.2C4.5 8 8 7 8.5 3c3 1.5 3.5 4 3.3 5.7.7-.3 1.2-1 1.4-1.7 1.5 1.3 2.3 3 2.3 4.8 0 3-2.2 5.2-5.5 5.2Z';
export const historyIcon = 'M3.8 10a6.2 6.2 0 1 0 2-4.6L3.8 7.2M3.8 3.6v3.6h3.6M10 6.8V10l2.4 1.6';
export const homeIcon = 'M3.5 9.5 10 3.8l6.5 5.7v7h-4.5v-4h-4v4H3.5z';
export const inboxIcon = 'M3.5 11.5 6 4.5h8l2.5 7v4h-13zM3.5 11.5h4l1 2h3l1-2h4';
export const infoIcon = 'M10 2.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4ZM10 9v4.5M10 6.4v.1';
export const inventoryIcon = 'M3.5 6.5 10 3l6.5 3.5v7L10 17l-6.5-3.5zM3.5 6.5 10 10l6.5-3.5M10 10v7';
export const lockIcon = 'M5.5 9h9v7h-9zM7 9V6.5a3 3 0 0 1 6 0V9';
export const logoutIcon = 'M8 4H4v12h4M8 10h8m-3-3 3 3-3 3';
export const menuIcon = 'M3.5 5.5h13M3.5 10h13M3.5 14.5h13';
export const minusIcon = 'M4.5 10h11';
export const moonIcon = 'M15.9 12A6.6 6.6 0 0 1 8 4.1a6.6 6.6 0 1 0 7.9 7.9Z';
export const moreIcon =
  'M5 9.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4ZM10 9.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4ZM15 9.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4Z';
export const moveIcon = 'M10 3v14M3 10h14M8 5l2-2 2 2M8 15l2 2 2-2M5 8l-2 2 2 2M15 8l2 2-2 2';
export const pinIcon = 'M7.5 3.5h5l-.7 5 2.2 2.5h-8l2.2-2.5zM10 11v6';
export const plusIcon = 'M10 4.5v11M4.5 10h11';
export const printIcon = 'M6 7V3.5h8V7M6 13.5H3.5V7h13v6.5H14M6 11.5h8v5H6z';
export const redoIcon = 'M15.5 8H8a4 4 0 0 0 0 8h3m4.5-8-3-3m3 3-3 3';
export const refreshIcon = 'M16 6v4h-4M4 14v-4h4M5.2 8a5.2 5.2 0 0 1 9-1.5L16 10M4 10l1.8 3.5a5.2 5.2 0 0 0 9-1.5';
export const reportIcon = 'M5 3h7l3.5 3.5V17H5zM12 3v3.5h3.5M7.5 10h5M7.5 13h5';
export const rulerIcon = 'M3 13 13 3l4 4L7 17zM6.5 9.5l1.5 1.5M9 7l2.2 2.2M11.5 4.5 13 6';
export const scanIcon = 'M3.5 7V3.5H7m6 0h3.5V7m0 6v3.5H13m-6 0H3.5V13M5 10h10';
export const sealIcon = 'M8 9.5a3.4 3.4 0 1 1 4 0l.5 2.5H15v2.5H5V12h2.5zM5 17h10';
export const searchIcon = 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM13 13l4 4';
export const serviceIcon = 'M4 4.5h12v12H4zM7 3v3M13 3v3M7 11l2 2 4-4';
export const shareIcon =
  'M13.8 7a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM6.2 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM13.8 17a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM8 9l4-2.8M8 11l4 2.8';
export const signIcon =
  'M3.5 16.5h13M4 12.5c3-6 5-8 6.2-7.2C11.5 6.2 6 12 7.5 13s3-3.5 4.2-2.8c.9.5-.4 2 .6 2.5.8.4 2-.5 3.2-1.2';
export const templateIcon = 'M5 4h10v13H5zM8 2.8h4V5H8zM7.5 9l1 1 1.5-2M11.5 9.5h1.5M7.5 13l1 1 1.5-2M11.5 13.5h1.5';
export const trashIcon = 'M4 5.5h12M8 5.5V3.5h4v2M5.5 5.5l.7 11h7.6l.7-11M8.5 8.5v5M11.5 8.5v5';
export const undoIcon = 'M4.5 8H12a4 4 0 0 1 0 8H9M4.5 8l3-3m-3 3 3 3';
export const uploadIcon = 'M10 12V3M6 6.5l4-4 4 4M3.5 16.5h13';
export const userIcon = 'M10 3.5a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4ZM3.8 16.8c.6-3.4 3-5 6.2-5s5.6 1.6 6.2 5';
export const workshopIcon = 'M3.5 16.5v-9l4 2.5v-2.5l4 2.5V4.5h5v12zM7 13.5h1.5M11 13.5h1.5';
