import { Outlet, Scripts } from "react-router";

export default function Root() {
  return (
    <html lang="vi">
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
