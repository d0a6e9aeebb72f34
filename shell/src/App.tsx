import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { late } from './common/late.tsx';
import { PageBoundary } from './common/PageBoundary.tsx';
import { PageSkeleton } from './common/PageSkeleton.tsx';
import { Layout } from './layout/Layout.tsx';
import { AreaPage } from './remotes/AreaPage.tsx';

const named = <T extends string>(load: () => Promise<Record<T, () => React.ReactNode>>, name: T) =>
  late(async () => ({ default: (await load())[name] }));

const LandingPage = named(() => import('./pages/landing/LandingPage.tsx'), 'LandingPage');
const LoginChoicePage = named(() => import('./session/LoginChoicePage.tsx'), 'LoginChoicePage');
const UserLoginPage = named(() => import('./session/UserLoginPage.tsx'), 'UserLoginPage');
const BusinessLoginPage = named(() => import('./session/BusinessLoginPage.tsx'), 'BusinessLoginPage');
const AdminLoginPage = named(() => import('./session/AdminLoginPage.tsx'), 'AdminLoginPage');
const AdminInvitationPage = named(() => import('./session/AdminInvitationPage.tsx'), 'AdminInvitationPage');
const ForgotPasswordPage = named(() => import('./session/ForgotPasswordPage.tsx'), 'ForgotPasswordPage');
const ResetPasswordPage = named(() => import('./session/ResetPasswordPage.tsx'), 'ResetPasswordPage');
const VerifyEmailPage = named(() => import('./session/VerifyEmailPage.tsx'), 'VerifyEmailPage');
const SupportPage = named(() => import('./pages/support/SupportPage.tsx'), 'SupportPage');
const RemovalPage = named(() => import('./pages/removals/RemovalPage.tsx'), 'RemovalPage');
const SuspensionPage = named(() => import('./pages/removals/SuspensionPage.tsx'), 'SuspensionPage');
const TermsOfServicePage = named(() => import('./pages/legal/TermsOfServicePage.tsx'), 'TermsOfServicePage');
const PrivacyPolicyPage = named(() => import('./pages/legal/PrivacyPolicyPage.tsx'), 'PrivacyPolicyPage');
const BusinessServicePage = named(
  () => import('./pages/legal/BusinessServicePage.tsx'),
  'BusinessServicePage',
);
const ServiceInfoPage = named(() => import('./pages/legal/ServiceInfoPage.tsx'), 'ServiceInfoPage');
const DistanceSalesPage = named(() => import('./pages/legal/DistanceSalesPage.tsx'), 'DistanceSalesPage');
const DeliveryReturnPage = named(() => import('./pages/legal/DeliveryReturnPage.tsx'), 'DeliveryReturnPage');

/** The shell's own pages; other addresses belong to remotes or to nobody. */
export function App() {
  const { pathname } = useLocation();
  return (
    <Layout>
      <PageBoundary area="Sayfa" resetKey={pathname} onRetry={() => window.location.reload()}>
        <Suspense fallback={<PageSkeleton />}>
          <Routes>
            <Route path="/" element={<LandingPage />} />
            <Route path="/login" element={<LoginChoicePage />} />
            <Route path="/login-user" element={<UserLoginPage />} />
            <Route path="/login-business" element={<BusinessLoginPage />} />
            <Route path="/admin-login" element={<AdminLoginPage />} />
            <Route path="/admin-invitation" element={<AdminInvitationPage />} />
            <Route path="/forgot-password" element={<ForgotPasswordPage />} />
            <Route path="/reset-password" element={<ResetPasswordPage />} />
            <Route path="/verify-email" element={<VerifyEmailPage />} />
            <Route path="/support" element={<SupportPage />} />
            <Route path="/removals/:id" element={<RemovalPage />} />
            <Route path="/suspension" element={<SuspensionPage />} />
            <Route path="/terms-of-service" element={<TermsOfServicePage />} />
            <Route path="/privacy-policy" element={<PrivacyPolicyPage />} />
            <Route path="/business-service" element={<BusinessServicePage />} />
            <Route path="/service-info" element={<ServiceInfoPage />} />
            <Route path="/mesafeli-satis-sozlesmesi" element={<DistanceSalesPage />} />
            <Route path="/delivery-return" element={<DeliveryReturnPage />} />
            <Route path="*" element={<AreaPage />} />
          </Routes>
        </Suspense>
      </PageBoundary>
    </Layout>
  );
}
