import {
  AccountLayout as Columns,
  AccountNav,
  EditIcon,
  HeartIcon,
  LogoutIcon,
  NeedsScripts,
  ReceiptIcon,
  UserIcon,
} from "@pallu/ui";
import type { ReactElement, ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { PageTop } from "../../platform/ui/PageTop.tsx";
import { useAuth } from "../session/AuthProvider.tsx";

/** Links of the side menu, in the order of PROF-06. */
const entries = [
  { label: "My Profile", href: "/my-profile", icon: <UserIcon /> },
  { label: "Edit Account", href: "/edit-account", icon: <EditIcon /> },
  { label: "Order History", href: "/order-history", icon: <ReceiptIcon /> },
  { label: "Wishlist", href: "/wishlist", icon: <HeartIcon /> },
];

interface AccountLayoutProps {
  title: string;
  children: ReactNode;
}

/** Renders a page of the account beside its side menu (PROF-01 to PROF-07, AUTH-59). */
export const AccountLayout = ({ title, children }: AccountLayoutProps): ReactElement => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { logout } = useAuth();

  const onLogout = (): void => {
    logout();
    void navigate("/login");
  };

  return (
    <PageTop title={title}>
      <Columns
        nav={
          <AccountNav
            label="Account"
            items={entries}
            activePath={pathname}
            logout={{ label: "Logout", icon: <LogoutIcon />, onLogout }}
          />
        }
      >
        <NeedsScripts />
        {children}
      </Columns>
    </PageTop>
  );
};
