import { StyleRegistry } from './style-registry.jsx';

export const metadata = { title: 'Line 2', icons: '/line-2.svg' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <StyleRegistry>{children}</StyleRegistry>
      </body>
    </html>
  );
}
